import { Checkbox, FileInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Note } from '../../ui/show/note.tsx'
import { CertificateFacts } from './certificate-facts.tsx'
import { useKeepCertificate, usePreviewCertificate } from './fiscal-registration.queries.ts'
import styles from './invoicing.module.css'

/** First what is in the file, then whether it is kept. Neither the file nor its password is. */
export function UploadCertificateDialog({ companyRuc, onClose }: { companyRuc: string; onClose: () => void }) {
  const { t } = useTranslation('parameters')
  const [file, setFile] = useState<File | null>(null)
  const [password, setPassword] = useState('')
  const [acceptsOtherRuc, setAccepted] = useState(false)
  const previewing = usePreviewCertificate()
  const keeping = useKeepCertificate()
  const seen = file ? previewing.data : undefined
  const forget = () => {
    previewing.reset()
    keeping.reset()
    setAccepted(false)
  }
  const submit = async () => {
    if (!file) return
    if (!seen) return void (await previewing.mutateAsync({ file, password }))
    await keeping.mutateAsync({ file, password, acceptsOtherRuc })
    onClose()
  }
  return (
    <FormDialog
      title={t('fiscal.certificate.uploadTitle')}
      confirmLabel={t(seen ? 'fiscal.certificate.keep' : 'fiscal.certificate.open')}
      isSending={previewing.isPending || keeping.isPending}
      error={keeping.error ?? previewing.error}
      onSubmit={async (event) => {
        event.preventDefault()
        await submit()
      }}
      onClose={onClose}
      size={560}
      isBlocked={!file || (seen !== undefined && !seen.isOfCompany && !acceptsOtherRuc)}
    >
      <p className={styles.quiet}>{t('fiscal.certificate.uploadHelp')}</p>
      <FileInput
        label={t('fiscal.certificate.file')}
        placeholder={t('fiscal.certificate.choose')}
        accept=".p12,.pfx"
        clearable
        value={file}
        onChange={(next) => {
          setFile(next)
          forget()
        }}
      />
      <PasswordField
        label={t('fiscal.certificate.password')}
        autoComplete="new-password"
        value={password}
        onChange={({ currentTarget: { value } }) => {
          setPassword(value)
          forget()
        }}
      />
      {seen ? (
        <>
          <CertificateFacts certificate={seen} />
          {seen.isOfCompany ? null : (
            <>
              <Note tone="red" title={t('fiscal.certificate.otherRucTitle')}>
                <p>
                  {seen.ruc
                    ? t('fiscal.certificate.anotherRuc', { ruc: seen.ruc, companyRuc })
                    : t('fiscal.certificate.withoutRuc', { companyRuc })}
                </p>
              </Note>
              <Checkbox
                label={t('fiscal.certificate.acceptOtherRuc')}
                checked={acceptsOtherRuc}
                onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
              />
            </>
          )}
        </>
      ) : null}
    </FormDialog>
  )
}
