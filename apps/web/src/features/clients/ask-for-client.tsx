import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { ClientField } from './client-field.tsx'
import { NewOfClient } from './new-of-client.tsx'
import type { Wanted } from './use-wanted.ts'

const WORDS = {
  order: { title: 'newOrder', sentence: 'newOrderFor' },
  purchase: { title: 'newPurchase', sentence: 'newPurchaseFor' },
} as const
const LISTS = {
  order: ADMINISTRATOR_PATHS.orders,
  purchase: addressOf(ADMINISTRATOR_PATHS.orders, { view: 'purchases' }),
} as const

/** An order or a purchase for a client whom the form itself finds: who asks needs no page of clients. */
export function AskForClient({ wanted }: { wanted: Wanted }) {
  const { t } = useTranslation('clients')
  const [search, setSearch] = useSearchParams()
  const id = search.get('client') ?? ''
  const asked = search.get('new') ?? ''
  const whose = <ClientField clientId={id} onChoose={(client) => setSearch({ new: asked, client })} />
  const back = LISTS[wanted]
  if (!id)
    return (
      <Page
        title={t(WORDS[wanted].title)}
        sentence={t(WORDS[wanted].sentence)}
        width="form"
        action={
          <Button component={Link} to={back} variant="default">
            {t('backToList')}
          </Button>
        }
      >
        {whose}
      </Page>
    )
  return (
    <Suspense key={id} fallback={<PageLoading />}>
      <NewOfClient id={id} wanted={wanted} back={back} chooseAt={`?new=${asked}`} whose={whose} />
    </Suspense>
  )
}
