import { mountScreen } from '../ui/island/mount-screen.tsx'
import { CertificatesScreen } from '../features/content/learn/certificate/certificates-screen.tsx'
import css from '../features/content/saved/own.css?inline'

mountScreen('certificates', css, () => <CertificatesScreen />)
