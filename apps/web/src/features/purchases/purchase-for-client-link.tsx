import { createPurchase } from '@app/contract/endpoints/purchases'
import { getClientBalance } from '@app/contract/endpoints/users'
import { ADMINISTRATOR_PATHS, ASSOCIATE_PATHS, addressOf } from '@app/contract/paths'
import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'

/** To the form of a purchase that staff ask for: first whose it is. */
export function PurchaseForClientLink() {
  const { t } = useTranslation('purchases')
  const { role } = useActor()
  const may = useMay()
  // Whose it is is chosen on the clients' page.
  if (!may(createPurchase) || (role === 'administrator' && !may(getClientBalance))) return null
  const clients = role === 'associate' ? ASSOCIATE_PATHS.client : ADMINISTRATOR_PATHS.client
  return (
    <Button
      component={Link}
      to={addressOf(clients, { new: 'purchase' })}
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('newFor')}
    </Button>
  )
}
