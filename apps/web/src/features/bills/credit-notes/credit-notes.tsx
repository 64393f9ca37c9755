import type { BillDetail, CreditNote } from '@app/contract/bills.contract'
import { businessDay } from '@app/domain'
import { Button } from '@mantine/core'
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import { useTranslation } from 'react-i18next'
import { ReasonButton } from '../../../ui/dialog/reason-button.tsx'
import { PanelSection } from '../../../ui/record/record-panel.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from '../staff-bill.module.css'
import { useCreditNotePdf, useTakeBackCreditNote } from './credit-notes.queries.ts'

/** What was given back of a bill, also what was taken back since; staff take a note back here. */
export function CreditNotes({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation('credit-notes')
  if (bill.creditNotes.length === 0) return null
  return (
    <PanelSection title={t('title')}>
      <ul className={styles.rows}>
        {bill.creditNotes.map((note) => (
          <NoteRow key={note.id} bill={bill} note={note} />
        ))}
      </ul>
    </PanelSection>
  )
}

function NoteRow({ bill, note }: { bill: BillDetail; note: CreditNote }) {
  const { t } = useTranslation('credit-notes')
  const format = useFormat()
  const pdf = useCreditNotePdf()
  const { id, code, createdAt, reason, totalInCents, takenBackAt, takenBackReason } = note
  const canTakeBack = takenBackAt === null && bill.allowedActions.includes('takeBackCreditNote')
  return (
    <li>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong className="tabular">{format.money(totalInCents)}</strong>
          <span>{code}</span>
        </p>
        <p className={styles.detail}>{[format.day(businessDay(new Date(createdAt))), reason].join(' · ')}</p>
        {takenBackAt === null ? null : <p className={styles.refusal}>{t('takenBack', { reason: takenBackReason })}</p>}
      </div>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconFileDownload aria-hidden />}
        loading={pdf.isPending}
        onClick={() => pdf.mutate({ id })}
        aria-label={t('pdfOf', { code })}
      >
        PDF
      </Button>
      {canTakeBack ? <TakeBack billId={bill.id} note={note} /> : null}
    </li>
  )
}

function TakeBack({ billId, note: { id, code, totalInCents } }: { billId: string; note: CreditNote }) {
  const { t } = useTranslation('credit-notes')
  const format = useFormat()
  return (
    <ReasonButton
      variant="default"
      size="compact-sm"
      aria-label={t('takeBackOf', { code })}
      id={id}
      takingBack={useTakeBackCreditNote(billId)}
      title={t('takeBackTitle', { code })}
      what={t('takeBackWhat', { amount: format.money(totalInCents) })}
      confirmLabel={t('takeBackConfirm', { code })}
    >
      {t('takeBack')}
    </ReasonButton>
  )
}
