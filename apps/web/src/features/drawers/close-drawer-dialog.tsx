import type { DrawerSession } from '@app/contract/drawers/drawers.contract'
import { countedInCents as countedOf, DENOMINATIONS_IN_CENTS } from '@app/domain'
import { NativeSelect, Skeleton, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useCompanyAccounts } from '../company/company.queries.ts'
import styles from './drawers.module.css'
import { useCloseDrawer, useDrawerSession } from './drawers.queries.ts'

type Props = { sessionId: string; onClose: () => void }

/** Also of another person's drawer. */
export function CloseDrawerDialog({ sessionId, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const session = useDrawerSession(sessionId)
  if (session.data) return <CloseForm session={session.data} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={t('drawers.close.action')} centered size={640}>
      {session.isError ? (
        <ErrorState error={session.error} onRetry={() => void session.refetch()} />
      ) : (
        <Skeleton height="16rem" />
      )}
    </Dialog>
  )
}

const notesOf = (counts: readonly string[]) =>
  DENOMINATIONS_IN_CENTS.flatMap((denominationInCents, index) => {
    const count = Number(counts[index] || 0)
    return Number.isSafeInteger(count) && count > 0 ? [{ denominationInCents, count }] : []
  })

/** Enter goes on to the next note, as on a counting machine; after the last one it closes. */
function onEnter(event: React.KeyboardEvent<HTMLInputElement>, index: number) {
  const next = event.currentTarget.form?.querySelector<HTMLInputElement>(`[data-note="${index + 1}"]`)
  if (event.key !== 'Enter' || !next) return
  event.preventDefault()
  next.focus()
  next.select()
}

function CloseForm({ session: { id, drawer, inItInCents }, onClose }: { session: DrawerSession; onClose: () => void }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const sending = useCloseDrawer()
  const banks = (useCompanyAccounts().data ?? []).filter(({ kind }) => kind === 'bank')
  const form = useContractForm(async () => (await import('./drawers.schemas.ts')).closeDrawerForm, {
    defaultValues: {
      ...{ counts: DENOMINATIONS_IN_CENTS.map(() => ''), reason: '', accountId: '', reference: '' },
      toBankInCents: null as number | null,
    },
  })
  const { register, errorOf, handleSubmit, closing, watch } = form
  const counts = watch('counts')
  const toBankInCents = watch('toBankInCents') ?? 0
  const counted = countedOf(notesOf(counts))
  const difference = counted - inItInCents
  const isTooMuch = toBankInCents > counted
  const submit = handleSubmit(async ({ counts: given, reason, toBankInCents: amountInCents, accountId, reference }) => {
    const bank = accountId || banks[0]?.id
    const toBank = amountInCents && bank ? { toBank: { amountInCents, accountId: bank, reference } } : {}
    await sending.mutateAsync({ id, body: { notes: notesOf(given), expectedInCents: inItInCents, reason, ...toBank } })
    onClose()
  })
  return (
    <FormDialog
      title={t('drawers.close.title', { name: drawer.name })}
      confirmLabel={t('drawers.close.confirm', { amount: format.money(counted) })}
      isSending={sending.isPending}
      error={sending.error}
      onSubmit={submit}
      onClose={closing(onClose)}
      size={640}
      isBlocked={isTooMuch}
    >
      <fieldset className={styles.notes}>
        <legend>{t('drawers.close.notes')}</legend>
        {DENOMINATIONS_IN_CENTS.map((cents, index) => (
          <TextInput
            key={cents}
            label={format.money(cents)}
            inputMode="numeric"
            autoComplete="off"
            data-note={index}
            {...register(`counts.${index}`)}
            onKeyDown={(event) => onEnter(event, index)}
            rightSection={
              <output className="tabular">{counts[index] ? format.money(cents * (Number(counts[index]) || 0)) : ''}</output>
            }
            rightSectionWidth="5.5rem"
            error={errorOf(`counts.${index}`)}
          />
        ))}
      </fieldset>
      <dl className={styles.sums} aria-live="polite">
        <Sum label={t('drawers.close.expected')} value={format.money(inItInCents)} />
        <Sum label={t('drawers.close.counted')} value={format.money(counted)} />
        <Sum label={t('drawers.close.difference')} value={format.money(difference)} isOff={difference !== 0} />
        <Sum label={t('drawers.close.left')} value={format.money(counted - toBankInCents)} isOff={isTooMuch} />
      </dl>
      {difference === 0 ? null : (
        <Textarea
          label={t('drawers.close.reason')}
          required
          autosize
          minRows={2}
          {...register('reason')}
          error={errorOf('reason')}
        />
      )}
      {banks.length > 0 ? (
        <div className={styles.bank}>
          <Field as={MoneyField} form={form} name="toBankInCents" label={t('drawers.kinds.toBank')} />
          <NativeSelect
            label={t('drawers.account')}
            {...register('accountId')}
            data={banks.map(({ id: value, name }, index) => ({ value: index === 0 ? '' : value, label: name }))}
          />
          <TextInput label={t('drawers.reference')} autoComplete="off" {...register('reference')} error={errorOf('reference')} />
        </div>
      ) : null}
    </FormDialog>
  )
}

function Sum({ label, value, isOff = false }: { label: string; value: string; isOff?: boolean }) {
  return (
    <div data-off={isOff}>
      <dt>{label}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  )
}
