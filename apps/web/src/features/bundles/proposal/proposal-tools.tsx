import { NativeSelect, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ListToolsContext } from '../../../ui/list-tools/list-tools-context.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import type { DraftBundle } from './proposal.ts'
import { associatesIn, PROPOSAL_ORDERS, promisedDaysIn, WITHOUT_ASSOCIATE } from './proposal-filters.ts'
import type { ChosenProposalFilters } from './use-proposal-filters.ts'

const WAITS_IN_DAYS = [3, 7, 14] as const

type Props = {
  chosen: ChosenProposalFilters
  bundles: readonly DraftBundle[]
  areOpen: boolean
  onOpen: (areOpen: boolean) => void
}

/** By what a long proposal is narrowed and ordered, and whether its packages show. */
export function ProposalTools({ chosen: { filters, change, narrowedBy }, bundles, areOpen, onOpen }: Props) {
  const { t } = useTranslation('bundles')
  const format = useFormat()
  const associates = associatesIn(bundles)
  // Flights arrive on the same days of the week: there are few of them.
  const days = promisedDaysIn(bundles)
  const list = { q: filters.text, setSearch: (text: string) => change({ text }) }
  return (
    <ListToolsContext value={{ tools: null, narrowedBy: narrowedBy.filter((name) => name !== 'q').length }}>
      <Toolbar>
        <SearchField list={list} placeholder={t('proposal.search')} />
        {associates.length > 0 ? (
          <NativeSelect
            aria-label={t('fields.associate')}
            value={filters.associateId}
            onChange={({ currentTarget: { value } }) => change({ associateId: value })}
            data={[
              { value: '', label: t('proposal.anyAssociate') },
              ...associates.map(({ id, name }) => ({ value: id, label: name })),
              { value: WITHOUT_ASSOCIATE, label: t('proposal.withoutAssociate') },
            ]}
          />
        ) : null}
        <NativeSelect
          aria-label={t('proposal.columns.waits')}
          value={String(filters.waitsAtLeastInDays || '')}
          onChange={({ currentTarget: { value } }) => change({ waitsAtLeastInDays: value })}
          data={[
            { value: '', label: t('proposal.anyWait') },
            ...WAITS_IN_DAYS.map((days) => ({ value: String(days), label: t('proposal.waitsAtLeast', { count: days }) })),
          ]}
        />
        {days.length > 0 ? (
          <NativeSelect
            aria-label={t('proposal.columns.promised')}
            value={filters.promisedBy}
            onChange={({ currentTarget: { value } }) => change({ promisedBy: value })}
            data={[
              { value: '', label: t('proposal.anyPromise') },
              ...days.map((day) => ({ value: day, label: t('proposal.promisedBy', { day: format.day(day) }) })),
            ]}
          />
        ) : null}
        <NativeSelect
          aria-label={t('proposal.order')}
          value={filters.order}
          onChange={({ currentTarget: { value } }) => change({ order: value === 'proposed' ? '' : value })}
          data={PROPOSAL_ORDERS.map((order) => ({ value: order, label: t(`proposal.orders.${order}`) }))}
        />
        <Switch
          label={t('proposal.showPackages')}
          checked={areOpen}
          onChange={({ currentTarget: { checked } }) => onOpen(checked)}
        />
      </Toolbar>
    </ListToolsContext>
  )
}
