import { mountScreen } from '../ui/island/mount-screen.tsx'
import { CertificatesScreen } from '../features/learn/certificate/certificates-screen.tsx'
import css from '../features/saved/own.css?inline'

mountScreen('certificates', css, () => <CertificatesScreen />)
