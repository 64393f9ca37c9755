import { SegmentedControl, Switch, useMantineColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  chooseReducedMotion,
  chooseTextSize,
  TEXT_SIZES,
  type TextSize,
  useReducedMotionChoice,
  useTextSize,
} from '../../theme/preferences.ts'
import { SectionCard } from './section-card.tsx'

const SCHEMES = ['auto', 'light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

/** How screens look on this device. */
export function AccessibilitySection() {
  const { t } = useTranslation('profile')
  const textSize = useTextSize()
  const reducedMotion = useReducedMotionChoice()
  const { colorScheme, setColorScheme, clearColorScheme } = useMantineColorScheme()
  // The system's choice is kept by keeping none (specification, section 9: light or dark).
  const chooseScheme = (scheme: Scheme) => (scheme === 'auto' ? clearColorScheme() : setColorScheme(scheme))
  return (
    <>
      <SectionCard title={t('accessibility.theme')} sentence={t('accessibility.themeSentence')}>
        <SegmentedControl<Scheme>
          aria-label={t('accessibility.theme')}
          value={colorScheme}
          onChange={chooseScheme}
          data={SCHEMES.map((value) => ({ value, label: t(`accessibility.schemes.${value}`) }))}
        />
      </SectionCard>
      <SectionCard title={t('accessibility.textSize')} sentence={t('accessibility.textSizeSentence')}>
        <SegmentedControl<TextSize>
          aria-label={t('accessibility.textSize')}
          value={textSize}
          onChange={chooseTextSize}
          data={TEXT_SIZES.map((value) => ({ value, label: t(`accessibility.sizes.${value}`) }))}
        />
      </SectionCard>
      <SectionCard title={t('accessibility.motion')}>
        <Switch
          label={t('accessibility.reduceMotion')}
          description={t('accessibility.reduceMotionHelp')}
          checked={reducedMotion}
          onChange={({ currentTarget }) => chooseReducedMotion(currentTarget.checked)}
        />
      </SectionCard>
    </>
  )
}
