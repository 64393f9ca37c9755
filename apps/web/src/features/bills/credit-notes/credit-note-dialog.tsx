import type { BillDetail } from '@app/contract/bills.contract'
import { SegmentedControl, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useIssueCreditNote } from './credit-notes.queries.ts'
import { CreditSums } from './credit-sums.tsx'
import { type Amounts, allOfPackages, noteOf } from './credited-amounts.ts'
import { LineAmounts } from './line-amounts.tsx'
import { PackagesToCredit } from './packages-to-credit.tsx'

type Props = { bill: BillDetail; onClose: () => void }
type By = 'packages' | 'lines'

/** A credit note: whole packages, or an amount of each line, with what it gives back while it is chosen. */
export function CreditNoteDialog({ bill, onClose }: Props) {
  const { t } = useTranslation('credit-notes')
  const format = useFormat()
  const issuing = useIssueCreditNote(bill.id)
  const [by, setBy] = useState<By>('packages')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState<Amounts>({})
  const { register, errorOf, handleSubmit, closing } = useContractForm(
    async () => (await import('../../../ui/dialog/reason.schemas.ts')).reasonForm,
    { defaultValues: { reason: '' } },
  )
  const amounts = by === 'packages' ? allOfPackages(bill.lines, chosen) : typed
  const note = noteOf(bill, amounts)
  const submit = handleSubmit(({ reason }) => issuing.mutateAsync({ ...contentOf(by, chosen, typed), reason }).then(onClose))
  return (
    <FormDialog
      title={t('dialogTitle', { code: bill.code })}
      confirmLabel={note ? t('confirm', { amount: format.money(note.totalInCents) }) : t('confirmNothing')}
      isSending={issuing.isPending}
      error={issuing.error}
      onSubmit={submit}
      onClose={closing(onClose)}
      isBlocked={note === null}
      size={560}
    >
      <p>{t('what')}</p>
      <SegmentedControl
        fullWidth
        aria-label={t('by.label')}
        value={by}
        onChange={(value) => setBy(value as By)}
        data={[
          { value: 'packages', label: t('by.packages') },
          { value: 'lines', label: t('by.lines') },
        ]}
      />
      {by === 'packages' ? (
        <PackagesToCredit bill={bill} chosen={chosen} onChoose={setChosen} />
      ) : (
        <LineAmounts bill={bill} amounts={typed} onType={(id, cents) => setTyped({ ...typed, [id]: cents ?? 0 })} />
      )}
      <Textarea label={t('reason')} required autosize minRows={2} {...register('reason')} error={errorOf('reason')} />
      <CreditSums bill={bill} note={note} />
    </FormDialog>
  )
}

const contentOf = (by: By, chosen: ReadonlySet<string>, typed: Amounts) =>
  by === 'packages'
    ? { orderIds: [...chosen] }
    : {
        lines: Object.entries(typed)
          .filter(([, amountInCents]) => amountInCents !== 0)
          .map(([lineId, amountInCents]) => ({ lineId, amountInCents })),
      }
