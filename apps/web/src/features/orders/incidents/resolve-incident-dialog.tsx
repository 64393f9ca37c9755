import type { OrderDetail } from '@app/contract/orders.contract'
import { RESPONSIBLES } from '@app/domain'
import { NativeSelect, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { mustStay, possibleResolutions } from './possible-resolutions.ts'
import { AbandonFields, DamageFields, ReturnFields } from './resolve-fields.tsx'
import { useResolveForm } from './use-resolve-form.ts'

type Props = { order: OrderDetail; onClose: () => void }

/** How an incident with a package ends, who answers for it, and what that does to the money, before it is done. */
export function ResolveIncidentDialog({ order, onClose }: Props) {
  const { t } = useTranslation('orders')
  const { form, submit, resolving, outcome, responsible, setResponsible, damage, setDamage, paper, goesOn } = useResolveForm(
    order,
    onClose,
  )
  const { register, errorOf } = form
  return (
    <FormDialog
      title={t('resolveIncident.title', { code: order.code })}
      confirmLabel={t('resolveIncident.submit')}
      isSending={resolving.isPending}
      error={resolving.error}
      onSubmit={submit}
      onClose={form.closing(onClose)}
    >
      <NativeSelect
        label={t('resolveIncident.outcome')}
        {...register('outcome', { onChange: () => setResponsible(null) })}
        data={possibleResolutions(order).map((one) => ({
          value: one,
          label: one === 'solved' ? t('resolveIncident.solved') : t(`outcomes.${one}`),
        }))}
      />
      {responsible ? (
        <NativeSelect
          label={t('resolveIncident.responsible')}
          value={responsible}
          onChange={({ currentTarget }) => setResponsible(RESPONSIBLES.find((one) => one === currentTarget.value) ?? null)}
          data={RESPONSIBLES.map((one) => ({ value: one, label: t(`resolveIncident.responsibles.${one}`) }))}
        />
      ) : null}
      {outcome === 'damaged' ? <DamageFields damage={damage} onChange={setDamage} mustStay={mustStay(order)} /> : null}
      {outcome === 'returned' ? <ReturnFields register={register} errorOf={errorOf} /> : null}
      {outcome === 'abandoned' ? <AbandonFields abandonment={order.abandonment} register={register} errorOf={errorOf} /> : null}
      <Textarea
        label={t('resolveIncident.reason')}
        description={t('resolveIncident.reasonHelp')}
        required
        autosize
        minRows={2}
        {...register('resolution')}
        error={errorOf('resolution')}
      />
      <FileDrop label={t('resolveIncident.papers')} multiple most={8} {...paper} />
      <Note tone="neutral">{t(`resolveIncident.effects.${goesOn ? 'goesOn' : (responsible ?? 'solved')}`)}</Note>
    </FormDialog>
  )
}
