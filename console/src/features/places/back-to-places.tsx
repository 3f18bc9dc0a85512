import { Button } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { LinkBase } from 'react-admin'
import { useText } from '../../i18n/use-text.ts'

export function BackToPlaces() {
  const text = useText()
  return (
    <Button component={LinkBase} to="/content/place" startIcon={<ArrowLeft size={18} />}>
      {text('types.place')}
    </Button>
  )
}
