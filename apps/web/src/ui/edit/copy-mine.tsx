import { Button, CopyButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useValueText } from './conflict-table.tsx'
import { differencesOf } from './record-differences.ts'

/** What was typed and can be saved no more, as text: a line a field. */
export function CopyMine({ mine }: { mine: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation('editing')
  const textOf = useValueText()
  const nothing = Object.fromEntries(Object.keys(mine).map((name) => [name, null]))
  const lines = differencesOf(nothing, nothing, mine).map(
    ({ name, mine: typed }) => `${t(`fields.${name}`)}: ${textOf(name, typed)}`,
  )
  if (lines.length === 0) return null
  return (
    <CopyButton value={lines.join('\n')}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy}>
          {t(copied ? 'mineCopied' : 'copyMine')}
        </Button>
      )}
    </CopyButton>
  )
}
