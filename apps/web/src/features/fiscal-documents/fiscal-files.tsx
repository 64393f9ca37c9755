import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { Button } from '@mantine/core'
import IconFileCode from '@tabler/icons-react/dist/esm/icons/IconFileCode.mjs'
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import { useTranslation } from 'react-i18next'
import styles from './fiscal-documents.module.css'
import { useFiscalFile } from './fiscal-documents.queries.ts'

/** An authorised document on paper, and as the XML that counts. */
export function FiscalFiles({ document: { id, number } }: { document: Pick<FiscalDocument, 'id' | 'number'> }) {
  const { t } = useTranslation('credit-notes')
  const pdf = useFiscalFile()
  const xml = useFiscalFile()
  return (
    <div className={styles.buttons}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconFileDownload aria-hidden />}
        loading={pdf.isPending}
        onClick={() => pdf.mutate({ id, ending: 'pdf' })}
        aria-label={t('fiscal.files.pdfOf', { number })}
      >
        {t('fiscal.files.pdf')}
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconFileCode aria-hidden />}
        loading={xml.isPending}
        onClick={() => xml.mutate({ id, ending: 'xml' })}
        aria-label={t('fiscal.files.xmlOf', { number })}
      >
        {t('fiscal.files.xml')}
      </Button>
    </div>
  )
}
