export type FieldProps<T> = {
  id: string
  label: string
  value: T
  problem: string | undefined
  readonly: boolean
  onChange(value: T): void
}
