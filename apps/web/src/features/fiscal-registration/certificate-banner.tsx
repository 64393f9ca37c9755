import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { CERTIFICATE_BANNER_DAYS } from '@app/domain'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFiscalRegistration } from './fiscal-registration.queries.ts'

/** For administrators of a house that invoices: its certificate ends soon, has ended, or cannot be used. */
export function CertificateBanner() {
  const { t } = useTranslation('parameters')
  const { data } = useFiscalRegistration()
  const certificate = data?.certificate
  if (!certificate || (data.mode === 'off' && certificate.state !== 'ready')) return null
  if (certificate.state === 'ready' && certificate.daysLeft > CERTIFICATE_BANNER_DAYS) return null
  return (
    <Note
      tone="red"
      title={
        certificate.state === 'ready'
          ? t('fiscal.certificate.endsSoon', { count: certificate.daysLeft })
          : t(`fiscal.certificate.whatToDo.${certificate.state}`)
      }
      action={
        <Button component={Link} to={addressOf(ADMINISTRATOR_PATHS.parameters, { view: 'invoicing' })} variant="default">
          {t('fiscal.certificate.look')}
        </Button>
      }
    >
      <p>{t('fiscal.certificate.meanwhile')}</p>
    </Note>
  )
}
