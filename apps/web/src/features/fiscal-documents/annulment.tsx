import type { FiscalDocumentDetail } from '@app/contract/fiscal/fiscal-documents.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonButton } from '../../ui/dialog/reason-button.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './fiscal-documents.module.css'
import { useAnnulFiscalDocument, useKeepFiscalDocument } from './fiscal-documents.queries.ts'

const AnnulledDialog = lazy(async () => ({ default: (await import('./annulled-dialog.tsx')).AnnulledDialog }))

/** Begins an annulment, which a person asks for at SRI en línea. */
export function AnnulDocument({ document: { id, number, annulment } }: { document: FiscalDocumentDetail }) {
  const { t } = useTranslation('credit-notes')
  const format = useFormat()
  const annulling = useAnnulFiscalDocument()
  if (annulment === null) return null
  return (
    <ReasonButton
      variant="subtle"
      size="sm"
      id={id}
      takingBack={annulling}
      title={t('fiscal.annulment.title', { number })}
      what={t('fiscal.annulment.what', { until: format.day(annulment.until) })}
      confirmLabel={t('fiscal.annulment.confirm')}
    >
      {t('fiscal.annulment.action')}
    </ReasonButton>
  )
}

/** What is left to do at SRI en línea, and what came of it. */
export function AnnulmentUnderWay({ document }: { document: FiscalDocumentDetail }) {
  const { t } = useTranslation('credit-notes')
  const format = useFormat()
  const keep = useKeepFiscalDocument()
  const [isAnnulled, setAnnulled] = useState(false)
  const { id, status, annulment } = document
  if (status !== 'annulling' || annulment === null) return null
  return (
    <Note tone="neutral" title={t('fiscal.annulment.underWay', { until: format.day(annulment.until) })}>
      <ol className={styles.steps}>
        <li>{t('fiscal.annulment.steps.open')}</li>
        <li>{t('fiscal.annulment.steps.paste')}</li>
        <li>{t('fiscal.annulment.steps.save')}</li>
      </ol>
      {annulment.reason ? <p>{t('fiscal.annulment.because', { reason: annulment.reason })}</p> : null}
      <div className={styles.buttons}>
        <Button size="sm" onClick={() => setAnnulled(true)}>
          {t('fiscal.annulment.annulled')}
        </Button>
        <Button variant="default" size="sm" loading={keep.isPending} onClick={() => keep.mutate(id)}>
          {t('fiscal.annulment.notAnnulled')}
        </Button>
      </div>
      <Suspense>{isAnnulled ? <AnnulledDialog document={document} onClose={() => setAnnulled(false)} /> : null}</Suspense>
    </Note>
  )
}
