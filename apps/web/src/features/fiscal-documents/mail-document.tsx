import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { Button } from '@mantine/core'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const MailDocumentDialog = lazy(async () => ({ default: (await import('./mail-document-dialog.tsx')).MailDocumentDialog }))

/** Sends it again, to its buyer or elsewhere. */
export function MailDocument({ document }: { document: FiscalDocument }) {
  const { t } = useTranslation('credit-notes')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" size="sm" leftSection={<IconMail aria-hidden />} onClick={() => setAsking(true)}>
        {t('fiscal.mail.action')}
      </Button>
      <Suspense>{isAsking ? <MailDocumentDialog document={document} onClose={() => setAsking(false)} /> : null}</Suspense>
    </>
  )
}
