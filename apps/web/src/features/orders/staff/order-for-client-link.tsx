import { createOrders } from '@app/contract/endpoints/orders'
import { ADMINISTRATOR_PATHS, ASSOCIATE_PATHS, addressOf } from '@app/contract/paths'
import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { useMay } from '../../../session/use-may.ts'
import { Link } from '../../../ui/edit/link.tsx'

/** To the form of an order that staff ask for: first whose it is. */
export function OrderForClientLink() {
  const { t } = useTranslation('orders')
  const { role } = useActor()
  const may = useMay()
  if (!may(createOrders)) return null
  // An associate chooses on their clients' page; not every administrator has one.
  const form = role === 'associate' ? ASSOCIATE_PATHS.client : ADMINISTRATOR_PATHS.orders
  return (
    <Button
      component={Link}
      to={addressOf(form, { new: '1' })}
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('newOrder.title')}
    </Button>
  )
}
