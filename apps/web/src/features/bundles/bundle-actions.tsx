import type { Bundle } from '@app/contract/bundles.contract'
import { Button } from '@mantine/core'
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { Link } from '../../ui/edit/link.tsx'
import { useLazyPanel } from '../../ui/page/use-lazy-panel.ts'
import { BundleLabelButton } from './bundle-label-button.tsx'
import { ChangeBundleButton } from './change/change-bundle-button.tsx'
import { RemoveBundleButton } from './change/remove-bundle-button.tsx'
import { useBundleAddress } from './use-bundle-address.ts'

const AddInvoicesDialog = lazy(async () => ({ default: (await import('./change/add-invoices-dialog.tsx')).AddInvoicesDialog }))
const InvoiceOwnerDialog = lazy(async () => ({ default: (await import('./change/invoice-owner-dialog.tsx')).InvoiceOwnerDialog }))

type Props = {
  bundle: Bundle
  onGone: () => void
  /** Towards the administrator's page of one bundle, where this is not it. */
  leadsToDetail?: boolean
}

/** What a bundle allows now, by its `allowedActions`; its label whenever it is asked for. */
export function BundleActions({ bundle, onGone, leadsToDetail = false }: Props) {
  const { t } = useTranslation('bundles')
  const { role } = useActor()
  const addressOf = useBundleAddress()
  const can = (action: Bundle['allowedActions'][number]) => bundle.allowedActions.includes(action)
  return (
    <>
      {leadsToDetail && role === 'administrator' ? (
        <Button component={Link} to={addressOf(bundle.id)} size="sm" leftSection={<IconListSearch aria-hidden />}>
          {t('seeInDepth')}
        </Button>
      ) : null}
      {can('edit') ? <ChangeBundleButton bundle={bundle} /> : null}
      {can('addInvoice') ? <AddInvoicesButton bundle={bundle} /> : null}
      <BundleLabelButton bundle={bundle} />
      {can('edit') ? <InvoiceOwnerButton bundle={bundle} /> : null}
      {can('remove') ? <RemoveBundleButton bundle={bundle} onRemoved={onGone} /> : null}
    </>
  )
}

function AddInvoicesButton({ bundle }: { bundle: Bundle }) {
  const { t } = useTranslation('bundles')
  const dialog = useLazyPanel()
  return (
    <>
      <Button variant="default" size="sm" leftSection={<IconUpload aria-hidden />} onClick={dialog.open}>
        {t('addInvoices')}
      </Button>
      <Suspense>
        {dialog.wasOpened ? <AddInvoicesDialog bundle={bundle} opened={dialog.isOpen} onClose={() => dialog.close()} /> : null}
      </Suspense>
    </>
  )
}

function InvoiceOwnerButton({ bundle }: { bundle: Bundle }) {
  const { t } = useTranslation('bundles')
  const dialog = useLazyPanel()
  return (
    <>
      <Button variant="default" size="sm" leftSection={<IconUserEdit aria-hidden />} onClick={dialog.open}>
        {t('owner.change')}
      </Button>
      <Suspense>
        {dialog.wasOpened ? <InvoiceOwnerDialog bundle={bundle} opened={dialog.isOpen} onClose={() => dialog.close()} /> : null}
      </Suspense>
    </>
  )
}
