import { Button } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'

export function BackToPlaces() {
  const text = useText()
  return (
    <Button component={Link} to="/content/place" startIcon={<ArrowLeft size={18} />}>
      {text('types.place')}
    </Button>
  )
}
