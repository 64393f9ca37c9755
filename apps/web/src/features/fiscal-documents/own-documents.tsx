import type { Bill } from '@app/contract/bills.contract'
import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './fiscal-documents.module.css'
import { useFiscalDocumentsOf } from './fiscal-documents.queries.ts'
import { FiscalFiles } from './fiscal-files.tsx'

/** What never reached the SRI tells its client nothing. */
const isTold = ({ status }: FiscalDocument): boolean => status !== 'dropped'

/** The documents of a bill as its client sees them: to download once they are authorised, else on their way. */
export function OwnDocuments({ bill: { id } }: { bill: Pick<Bill, 'id'> }) {
  const { t } = useTranslation('credit-notes')
  const { data } = useFiscalDocumentsOf([id])
  const told = (data?.get(id) ?? []).filter(isTold)
  return told.map((document) => (
    <PanelSection key={document.id} title={t(`fiscal.kinds.${document.kind}`)}>
      <OwnDocument document={document} />
    </PanelSection>
  ))
}

function OwnDocument({ document }: { document: FiscalDocument }) {
  const { t } = useTranslation('credit-notes')
  const format = useFormat()
  const { number, authorisedAt, status, buyer } = document
  if (authorisedAt === null) return <p className={styles.words}>{t('fiscal.own.underWay', { email: buyer?.email })}</p>
  return (
    <>
      <p className={styles.words}>
        {status === 'annulled'
          ? t('fiscal.own.annulled', { number })
          : t('fiscal.own.authorised', { number, at: format.instant(authorisedAt) })}
      </p>
      <FiscalFiles document={document} />
    </>
  )
}
