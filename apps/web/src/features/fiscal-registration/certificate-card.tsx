import type { FiscalRegistration, KeptCertificate } from '@app/contract/fiscal/fiscal-registration.contract'
import { CERTIFICATE_BANNER_DAYS } from '@app/domain'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { Chip, type Tone } from '../../ui/show/chip.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { CertificateFacts } from './certificate-facts.tsx'
import { useRemoveCertificate } from './fiscal-registration.queries.ts'
import styles from './invoicing.module.css'
import { UploadCertificateDialog } from './upload-certificate-dialog.tsx'

const TONES: Record<KeptCertificate['state'], Tone> = { ready: 'green', expired: 'red', boxClosed: 'red', missing: 'red' }

/** What signs, or what to upload so that something does. */
export function CertificateCard({ registration: { certificate, company } }: { registration: FiscalRegistration }) {
  const { t } = useTranslation('parameters')
  const format = useFormat()
  const remove = useRemoveCertificate()
  const [asked, setAsked] = useState<'upload' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const state = certificate?.state
  const endsSoon = certificate && state === 'ready' && certificate.daysLeft <= CERTIFICATE_BANNER_DAYS
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>{t('fiscal.certificate.title')}</h2>
        {state ? <Chip tone={TONES[state]}>{t(`fiscal.certificate.states.${state}`)}</Chip> : null}
      </div>
      {certificate ? (
        <>
          <CertificateFacts certificate={certificate} />
          <p className={styles.quiet}>
            {t('fiscal.certificate.keptBy', { name: certificate.keptBy, when: format.instant(certificate.keptAt) })}
          </p>
        </>
      ) : (
        <p className={styles.quiet}>{t('fiscal.certificate.none')}</p>
      )}
      {state && state !== 'ready' ? <Note tone="red">{t(`fiscal.certificate.whatToDo.${state}`)}</Note> : null}
      {endsSoon ? <Note tone="red">{t('fiscal.certificate.endsSoon', { count: certificate.daysLeft })}</Note> : null}
      {certificate && !certificate.isOfCompany ? (
        <Note tone="neutral">{t('fiscal.certificate.otherRuc', { ruc: company.ruc })}</Note>
      ) : null}
      <div className={styles.buttons}>
        {certificate ? (
          <Button variant="default" onClick={() => setAsked('remove')}>
            {t('fiscal.certificate.remove')}
          </Button>
        ) : null}
        <Button onClick={() => setAsked('upload')}>
          {t(certificate ? 'fiscal.certificate.replace' : 'fiscal.certificate.upload')}
        </Button>
      </div>
      {asked === 'upload' ? <UploadCertificateDialog companyRuc={company.ruc} onClose={close} /> : null}
      <ConfirmDialog
        opened={asked === 'remove'}
        onClose={close}
        title={t('fiscal.certificate.removeTitle')}
        confirmLabel={t('fiscal.certificate.remove')}
        onConfirm={() => remove.mutate(undefined, { onSuccess: close })}
        isRunning={remove.isPending}
        dangerous
      >
        <p>{t('fiscal.certificate.removeSentence')}</p>
      </ConfirmDialog>
    </section>
  )
}
