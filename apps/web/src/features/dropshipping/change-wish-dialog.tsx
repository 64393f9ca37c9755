import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Note } from '../../ui/show/note.tsx'
import { useNameOf } from '../titles/use-name-of.ts'
import styles from './dropshipping.module.css'
import { useUpdateDropshipping } from './dropshipping.queries.ts'
import { WishFields } from './wish-fields.tsx'

/** The request as it was made, to change; a quote that there was is made again. */
export function ChangeWishDialog({ request, onClose }: { request: Dropshipping; onClose: () => void }) {
  const { t } = useTranslation('dropshipping')
  const nameOf = useNameOf()
  const { id, link, description, options, quantity, comment, quote } = request
  const change = useUpdateDropshipping(id, 'change')
  const form = useContractForm(async () => (await import('./dropshipping.schemas.ts')).dropshippingWish, {
    defaultValues: { link, description, options, quantity, comment },
    draft: `dropshipping:${id}`,
    record: request,
  })
  const done = () => {
    form.forgetDraft()
    onClose()
  }
  const submit = form.handleSubmit((wish) => change.mutateAsync({ action: 'change', ...wish }).then(done, form.refuse))
  return (
    <Dialog opened onClose={onClose} title={t('change.title', { name: nameOf(request) })} size={560} centered>
      <form className={styles.form} onSubmit={submit} noValidate>
        {quote ? <Note tone="neutral">{t('change.quotedAgain')}</Note> : null}
        <WishFields form={form} />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t('change.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
