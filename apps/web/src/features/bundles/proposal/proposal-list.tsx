import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NothingFound } from '../../../ui/list/list-empty.tsx'
import shared from './proposal.module.css'
import { ProposalBundle } from './proposal-bundle.tsx'
import styles from './proposal-list.module.css'
import { ProposalTools } from './proposal-tools.tsx'
import type { ArrangedProposal } from './use-proposal.ts'

/** So many rows are drawn at once; the rest on request, that a long proposal stays quick. */
const ROWS_AT_ONCE = 100
/** Of so few, the packages show without being asked for. */
const MOST_OPEN = 10

const COLUMNS = ['number', 'consignee', 'contents', 'category', 'weight', 'value', 'waits', 'promised'] as const

/** The proposed bundles that the filters leave, a line each. */
export function ProposalList({ arranged }: { arranged: ArrangedProposal }) {
  const { t } = useTranslation('bundles')
  const { proposal, notMade, chosen, shown, shownAtFirst, now } = arranged
  const [most, setMost] = useState(ROWS_AT_ONCE)
  const [opened, setOpened] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [areAllOpen, setAllOpen] = useState<boolean | null>(null)
  const areOpen = areAllOpen ?? shownAtFirst <= MOST_OPEN
  const hidden = shown.length - most
  const openAll = (isOpen: boolean) => {
    setAllOpen(isOpen)
    setOpened(new Map())
  }
  const { text: q } = chosen.filters
  return (
    <div>
      <ProposalTools chosen={chosen} bundles={proposal.bundles} areOpen={areOpen} onOpen={openAll} />
      {shown.length === 0 && proposal.bundles.length > 0 ? (
        <NothingFound list={{ q, days: null, narrowedBy: chosen.narrowedBy, clearFilters: chosen.clear }} />
      ) : (
        <ul className={styles.rows} aria-label={t('proposal.bundles')}>
          <li className={styles.headings} aria-hidden>
            <span />
            {COLUMNS.map((column) => (
              <span key={column} data-column={column}>
                {t(`proposal.columns.${column}`)}
              </span>
            ))}
          </li>
          {shown.slice(0, most).map((bundle) => (
            <ProposalBundle
              key={bundle.number}
              bundle={bundle}
              arranged={arranged}
              refusal={notMade.find(({ number }) => number === bundle.number)}
              now={now}
              isOpen={opened.get(bundle.number) ?? areOpen}
              onOpen={(isOpen) => setOpened((before) => new Map(before).set(bundle.number, isOpen))}
            />
          ))}
        </ul>
      )}
      {hidden > 0 ? (
        <Button variant="default" className={shared.more} onClick={() => setMost(most + ROWS_AT_ONCE)}>
          {t('proposal.more', { count: hidden })}
        </Button>
      ) : null}
    </div>
  )
}
