import { GUIDE_PROBLEMS, type GuideProblem, type PlannedGuide } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './guides-preview.module.css'

/** Enough to see that it begins and ends as it should. */
const SHOWN_AT_ONCE = 6

/** `row`: of the file that the line is from. */
type Line = PlannedGuide & { row?: number }
type Props = { planned: readonly Line[]; error: Error | null; skippedCount: number }

/** What each line comes to: what is refused first, then how it begins and ends. */
export function GuidesPreview({ planned, error, skippedCount }: Props) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const byServer = refusedByServer(error)
  const told = planned.map((line) => ({ ...line, problem: line.problem ?? byServer.get(line.line) ?? null }))
  const refused = told.filter(({ problem }) => problem !== null)
  const shown = refused.length > 0 ? refused : endsOf(told)
  if (told.length === 0 && skippedCount === 0) return null
  return (
    <section className={styles.preview} aria-label={t('manifests.guides.preview')}>
      <p className={styles.sum} data-refused={refused.length > 0}>
        {refused.length > 0
          ? t('manifests.guides.refused', { count: refused.length, number: format.number(refused.length) })
          : t('manifests.guides.fits', { count: told.length, number: format.number(told.length) })}
      </p>
      <ul>
        {shown.slice(0, MOST_REFUSED_SHOWN).map((line) => (
          <li key={line.line} data-refused={line.problem !== null}>
            <span className="tabular">{format.number(line.row ?? line.line)}</span>
            <span>{line.bundle?.code ?? line.code ?? '—'}</span>
            <span>
              {line.bundle?.childGuideNumber ? <s>{line.bundle.childGuideNumber}</s> : null} {line.childGuideNumber ?? '—'}
            </span>
            {line.problem ? <em>{t(`manifests.guides.problems.${line.problem}`)}</em> : null}
          </li>
        ))}
      </ul>
      {skippedCount > 0 ? (
        <p className={styles.quiet}>
          {t('manifests.guides.skipped', { count: skippedCount, number: format.number(skippedCount) })}
        </p>
      ) : null}
    </section>
  )
}

const MOST_REFUSED_SHOWN = 50

const endsOf = (lines: readonly Line[]): readonly Line[] =>
  lines.length > SHOWN_AT_ONCE ? [...lines.slice(0, SHOWN_AT_ONCE / 2), ...lines.slice(-SHOWN_AT_ONCE / 2)] : lines

/** Only the server knows what other manifests use. */
function refusedByServer(error: Error | null): Map<number, GuideProblem> {
  const lines = error instanceof ApiError && error.code === 'guidesRefused' ? error.details.lines : undefined
  if (!Array.isArray(lines)) return new Map()
  return new Map(
    lines.flatMap(({ line, problem }: { line: number; problem: string }) => {
      const known = GUIDE_PROBLEMS.find((one) => one === problem)
      return known ? [[line, known] as const] : []
    }),
  )
}
