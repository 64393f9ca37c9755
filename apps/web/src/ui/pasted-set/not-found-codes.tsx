import { Button, CopyButton } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useTranslation } from 'react-i18next'
import { useShortList } from '../list/use-short-list.ts'
import { useFormat } from '../show/use-format.ts'
import styles from './not-found-codes.module.css'
import { usePastedSet } from './pasted-set.queries.ts'

/** The codes of a pasted list that name nothing here: a few by name, all of them to be copied. */
export function NotFoundCodes({ id }: { id: string }) {
  const { t } = useTranslation('table')
  const format = useFormat()
  const shortList = useShortList()
  const { data } = usePastedSet(id)
  if (!data || data.notFound.length === 0) return null
  const { notFound } = data
  return (
    <p className={styles.line} role="status">
      <span className={styles.codes}>
        {t('pasted.notFound', { count: notFound.length, number: format.number(notFound.length), codes: shortList(notFound) })}
      </span>
      <CopyButton value={notFound.join('\n')} timeout={2_000}>
        {({ copied, copy }) => (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
            onClick={copy}
          >
            {t(copied ? 'pasted.copied' : 'pasted.copy')}
          </Button>
        )}
      </CopyButton>
    </p>
  )
}
