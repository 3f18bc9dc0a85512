/**
 * The only fields a log line may have (safety.md 30). There is no free text: what a person typed, who they
 * are and what they asked for cannot get in, because there is no field for it.
 */
export type LogFields = {
  /** The route's pattern, never the URL. */
  route?: string
  method?: string
  status?: number
  ms?: number
  /** Ties a 5xx answer to its line. */
  reference?: string
  /** An error's class, code and place in our code; never its message. */
  error?: string
  code?: string
  at?: string
  job?: string
  attempt?: number
  provider?: string
  count?: number
  port?: number
  signal?: string
}

export type Log = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}
