import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useMailFiscalDocument } from './fiscal-documents.queries.ts'

type Props = { document: FiscalDocument; onClose: () => void }

/** Where the PDF and the XML go: to the buyer, unless another address is given. */
export function MailDocumentDialog({ document: { id, number, buyer }, onClose }: Props) {
  const { t } = useTranslation('credit-notes')
  const mailing = useMailFiscalDocument()
  const { register, errorOf, handleSubmit, closing } = useContractForm(
    async () => (await import('./fiscal-documents.schemas.ts')).mailForm,
    { defaultValues: { email: buyer?.email ?? '' } },
  )
  return (
    <FormDialog
      title={t('fiscal.mail.title', { number })}
      confirmLabel={t('fiscal.mail.confirm')}
      isSending={mailing.isPending}
      error={mailing.error}
      onSubmit={handleSubmit(({ email }) => mailing.mutateAsync({ id, email }).then(onClose))}
      onClose={closing(onClose)}
    >
      <TextInput
        type="email"
        label={t('fiscal.mail.email')}
        description={t('fiscal.mail.help')}
        required
        {...register('email')}
        error={errorOf('email')}
      />
    </FormDialog>
  )
}
