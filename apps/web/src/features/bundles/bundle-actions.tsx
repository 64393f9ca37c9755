import type { Bundle } from '@app/contract/bundles.contract'
import { Button } from '@mantine/core'
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useActor } from '../../session/use-actor.ts'
import { AddInvoicesDialog } from './add-invoices-dialog.tsx'
import { useBundleLabel } from './bundle-files.queries.ts'
import { ChangeBundleButton } from './change-bundle-button.tsx'
import { InvoiceOwnerDialog } from './invoice-owner-dialog.tsx'
import { RemoveBundleButton } from './remove-bundle-button.tsx'
import { useBundleAddress } from './use-bundle-address.ts'

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
      <LabelButton bundle={bundle} />
      {can('edit') ? <InvoiceOwnerButton bundle={bundle} /> : null}
      {can('remove') ? <RemoveBundleButton bundle={bundle} onRemoved={onGone} /> : null}
    </>
  )
}

function AddInvoicesButton({ bundle }: { bundle: Bundle }) {
  const { t } = useTranslation('bundles')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" size="sm" leftSection={<IconUpload aria-hidden />} onClick={() => setOpen(true)}>
        {t('addInvoices')}
      </Button>
      <AddInvoicesDialog bundle={bundle} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function InvoiceOwnerButton({ bundle }: { bundle: Bundle }) {
  const { t } = useTranslation('bundles')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" size="sm" leftSection={<IconUserEdit aria-hidden />} onClick={() => setOpen(true)}>
        {t('owner.change')}
      </Button>
      <InvoiceOwnerDialog bundle={bundle} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function LabelButton({ bundle: { id, code } }: { bundle: Bundle }) {
  const { t } = useTranslation('bundles')
  const label = useBundleLabel()
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconPrinter aria-hidden />}
      loading={label.isPending}
      onClick={() => label.mutate(id)}
      aria-label={t('labelOf', { code })}
    >
      {t('label')}
    </Button>
  )
}
