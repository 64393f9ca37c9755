import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import { useBundleAddress } from '../use-bundle-address.ts'
import styles from './proposal.module.css'
import type { Outcome } from './suggestion.queries.ts'

/** What was made of the proposal, bundle by bundle; what was refused says so in its own card. */
export function ProposalOutcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useTranslation('bundles')
  const addressOf = useBundleAddress()
  const made = outcomes.filter((outcome) => outcome.is === 'made')
  const refused = outcomes.length - made.length
  if (outcomes.length === 0) return null
  return (
    <section className={styles.outcomes} aria-labelledby="outcomes">
      <div role="status">
        <h2 id="outcomes" className={styles.heading}>
          {t('proposal.made', { count: made.length })}
          {refused > 0 ? ` ${t('proposal.refused', { count: refused })}` : ''}
        </h2>
      </div>
      <ul>
        {made.map(({ number, id, code, packages, name }) => (
          <li key={number}>
            <IconCircleCheck aria-hidden />
            <span>
              <Link to={addressOf(id)}>{code}</Link> · {name} · {t('packages', { count: packages })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
