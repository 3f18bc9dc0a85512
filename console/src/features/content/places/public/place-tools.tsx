import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../places.module.css'
import { useCalls, useExport } from '../use-places-desk.ts'

/** Beside the list of places: numbers to call, and the way from and into a table. */
export function PlaceTools() {
  const text = useText()
  const calls = useCalls(1).data?.count ?? 0
  const taken = useExport()
  return (
    <div className={styles.tools}>
      <Button component={Link} to="/content/place/calls" variant="outlined" color={calls ? 'warning' : 'primary'}>
        {text('place_calls.link', { count: calls })}
      </Button>
      <Button component={Link} to="/content/place/voices" variant="outlined">
        {text('place_voices.title')}
      </Button>
      <Button component={Link} to="/content/place/import" variant="outlined">
        {text('place_import.title')}
      </Button>
      <Button variant="outlined" disabled={taken.isPending} onClick={() => taken.mutate()}>
        {text('place_import.export')}
      </Button>
    </div>
  )
}
