import type { Drawer } from '@app/contract/drawers/drawers.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { NativeSelect, Skeleton } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Link } from '../../ui/edit/link.tsx'
import { Field } from '../../ui/form/field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useDrawers, useOpenDrawer } from './drawers.queries.ts'

/** Which drawer, and the float that was counted in it: what stayed last time, unless it is another. */
export function OpenDrawerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts')
  const drawers = useDrawers()
  const free = drawers.data?.filter(({ isOn, session }) => isOn && session === null)
  const [first] = free ?? []
  if (free && first) return <OpenForm free={free} first={first} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={t('drawers.open.action')} centered>
      {drawers.isError ? <ErrorState error={drawers.error} onRetry={() => void drawers.refetch()} /> : null}
      {drawers.isPending ? <Skeleton height="8rem" /> : null}
      {free ? (
        <p>
          {t('drawers.open.noneFree')}{' '}
          <Link to={addressOf(ADMINISTRATOR_PATHS.drawers, { view: 'drawers' })} onClick={onClose}>
            {t('drawers.views.drawers')}
          </Link>
        </p>
      ) : null}
    </Dialog>
  )
}

type Props = { free: readonly Drawer[]; first: Drawer; onClose: () => void }

function OpenForm({ free, first, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const opening = useOpenDrawer()
  const form = useContractForm(async () => (await import('./drawers.schemas.ts')).openDrawerForm, {
    defaultValues: { drawerId: first.id, floatInCents: first.leftInCents },
  })
  const { control, handleSubmit, closing, setValue } = form
  const submit = handleSubmit(({ drawerId, floatInCents }) => opening.mutateAsync({ id: drawerId, floatInCents }).then(onClose))
  return (
    <FormDialog
      title={t('drawers.open.action')}
      confirmLabel={t('drawers.open.confirm')}
      isSending={opening.isPending}
      error={opening.error}
      onSubmit={submit}
      onClose={closing(onClose)}
    >
      <Controller
        control={control}
        name="drawerId"
        render={({ field: { value, onChange } }) => (
          <NativeSelect
            label={t('drawers.drawer')}
            value={value}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.value)
              setValue('floatInCents', free.find(({ id }) => id === currentTarget.value)?.leftInCents ?? 0)
            }}
            data={free.map(({ id, name, place }) => ({ value: id, label: [name, place].filter(Boolean).join(' · ') }))}
          />
        )}
      />
      <Field
        as={MoneyField}
        form={form}
        name="floatInCents"
        label={t('drawers.open.float')}
        description={t('drawers.open.floatHelp')}
        required
      />
    </FormDialog>
  )
}
