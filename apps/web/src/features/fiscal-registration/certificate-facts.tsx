import type { CertificateFacts as Certificate } from '@app/contract/fiscal/fiscal-registration.contract'
import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../ui/show/facts.tsx'
import { useFormat } from '../../ui/show/use-format.ts'

/** Whose it is, who gave it, and how long it still counts. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('parameters')
  const format = useFormat()
  const dayOf = (instant: string) => format.day(businessDay(new Date(instant)))
  const { holder, issuer, ruc, serialNumber, validFrom, validTo, daysLeft } = certificate
  return (
    <Facts
      facts={[
        { label: t('fiscal.certificate.holder'), value: holder },
        { label: 'RUC', value: ruc ?? t('fiscal.certificate.noRuc') },
        { label: t('fiscal.certificate.issuer'), value: issuer },
        { label: t('fiscal.certificate.serialNumber'), value: serialNumber },
        { label: t('fiscal.certificate.validFrom'), value: dayOf(validFrom) },
        {
          label: t('fiscal.certificate.validTo'),
          value: `${dayOf(validTo)} · ${daysLeft < 0 ? t('fiscal.certificate.ended') : t('fiscal.certificate.daysLeft', { count: daysLeft })}`,
        },
      ]}
    />
  )
}
