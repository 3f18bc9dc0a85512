import type { Feature } from '../../../ui/feature.ts'
import { SignInPage } from './sign-in-page.tsx'

export const sign_in: Feature = {
  name: 'sign-in',
  signed_out_pages: { '/login': SignInPage },
}
