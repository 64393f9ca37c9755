import type { Drawer } from '@app/contract/drawers/drawers.contract'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useCreateDrawer, useUpdateDrawer } from './drawers.queries.ts'

/** A new drawer, or another name of one. */
export function DrawerDialog({ drawer, onClose }: { drawer?: Drawer; onClose: () => void }) {
  const { t } = useTranslation('accounts')
  const creating = useCreateDrawer()
  const updating = useUpdateDrawer()
  const { register, errorOf, handleSubmit, closing } = useContractForm(
    async () => (await import('./drawers.schemas.ts')).drawerForm,
    { defaultValues: { name: drawer?.name ?? '', place: drawer?.place ?? '' } },
  )
  const submit = handleSubmit(async (named) => {
    if (drawer) await updating.mutateAsync({ id: drawer.id, body: { ...named, isOn: drawer.isOn } })
    else await creating.mutateAsync(named)
    onClose()
  })
  return (
    <FormDialog
      title={drawer ? drawer.name : t('drawers.new')}
      confirmLabel={t('drawers.save')}
      isSending={creating.isPending || updating.isPending}
      error={creating.error ?? updating.error}
      onSubmit={submit}
      onClose={closing(onClose)}
    >
      <TextInput label={t('drawers.name')} required autoComplete="off" {...register('name')} error={errorOf('name')} />
      <TextInput label={t('drawers.place')} autoComplete="off" {...register('place')} error={errorOf('place')} />
    </FormDialog>
  )
}
