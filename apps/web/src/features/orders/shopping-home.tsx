import { ORDER_STATUSES } from '@app/domain'
import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { CasilleroStrip } from '../company/casillero-strip.tsx'
import { MiamiAddress } from '../company/miami-address.tsx'
import { ClientOrderPanel } from './client-order-panel.tsx'
import { FirstSteps } from './first-steps.tsx'
import { NeedsMe } from './needs-me.tsx'
import { OpenRequests } from './open-requests.tsx'
import { useOrderCounts } from './orders.queries.ts'
import styles from './shopping-home.module.css'

/** Whatever became of it: even a removed one was a first. */
const EVER = { all: [...ORDER_STATUSES] }

/** The client's home: what waits for them, and what they asked for. */
export function ShoppingHome() {
  const { t } = useTranslation(['client', 'orders'])
  const list = useListState()
  const { all } = useOrderCounts('client', EVER)
  const isNew = all === 0
  return (
    <Page
      title={t('shopping.title')}
      sentence={t('shopping.sentence')}
      action={
        <Button component={Link} to="/?new=1" leftSection={<IconPlus aria-hidden />}>
          {t('shopping.newOrder')}
        </Button>
      }
    >
      <div className={styles.columns}>
        <div className={styles.work}>
          <CasilleroStrip />
          {/* Whoever has no order yet may still have a price to answer. */}
          <NeedsMe onOpen={list.open} isQuiet={isNew} />
          {isNew ? <FirstSteps /> : <OpenRequests list={list} />}
        </div>
        <MiamiAddress />
      </div>
      <ClientOrderPanel list={list} />
    </Page>
  )
}
