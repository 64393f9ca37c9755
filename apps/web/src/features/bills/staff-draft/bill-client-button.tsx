import { createBill } from '@app/contract/endpoints/bills'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../session/use-may.ts'
import type { SelectingClient } from '../../authorized-names/person-select.tsx'

const BillClientDialog = lazy(async () => ({ default: (await import('./bill-client-dialog.tsx')).BillClientDialog }))

type Props = { client: SelectingClient; count?: number; variant?: 'filled' | 'default' }

/** count: of the packages that can be billed, where it is known. */
export function BillClientButton({ client, count, variant = 'filled' }: Props) {
  const { t } = useTranslation('bills')
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  if (!may(createBill)) return null
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {count === undefined ? t('draft.action') : t('draft.actionCount', { count })}
      </Button>
      <Suspense>{isOpen ? <BillClientDialog client={client} onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </>
  )
}
