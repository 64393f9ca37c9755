import { listClientsWithoutAssociate } from '@app/contract/endpoints/users'
import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { useListState } from '../../ui/list/use-list-state.ts'
import { Page } from '../../ui/page/page.tsx'
import styles from './assignment.module.css'
import { AssignmentClients, type Side } from './assignment-clients.tsx'
import { AssociateList } from './associate-list.tsx'
import { useAssociates } from './users.queries.ts'

const DEFAULTS = { orderBy: 'name', mode: 'asc', own: ['view'], keeps: ['associate'] } as const
const EVERYONE = { orderBy: 'name', mode: 'asc' } as const

/** Associates on one side, clients on the other: many move at once. */
export function AssignmentPage() {
  const { t } = useTranslation('administrator')
  const list = useListState(listClientsWithoutAssociate, DEFAULTS)
  const [search] = useSearchParams()
  const associate = useChosenAssociate(search.get('associate'))
  const side: Side = search.get('view') === 'theirs' && associate ? 'theirs' : 'free'
  const name = associate?.name ?? ''
  return (
    <Page title={t('assignment.title')} sentence={t('assignment.sentence')}>
      <div className={styles.sides}>
        <AssociateList chosenId={associate?.id ?? null} onChoose={(id) => list.setFilter('associate', [id])} />
        <div className={styles.clientsSide}>
          <Tabs value={side} onChange={(next) => list.setFilter('view', next === 'theirs' ? ['theirs'] : null)}>
            <Tabs.List className={styles.tabs}>
              <Tabs.Tab value="free">{t('assignment.sides.free')}</Tabs.Tab>
              <Tabs.Tab value="theirs" disabled={!associate}>
                {associate ? t('assignment.sides.theirs', { name }) : t('assignment.sides.none')}
              </Tabs.Tab>
            </Tabs.List>
          </Tabs>
          <AssignmentClients
            key={`${side}/${side === 'theirs' ? associate?.id : ''}`}
            side={side}
            list={list}
            associate={associate}
          />
        </div>
      </div>
    </Page>
  )
}

/** The associate of the address, once it is known that there is one. */
function useChosenAssociate(id: string | null): { id: string; name: string } | null {
  const { data } = useAssociates(EVERYONE)
  const found = data?.data.find((associate) => associate.id === id)
  return found ? { id: found.id, name: `${found.firstName} ${found.lastName}` } : null
}
