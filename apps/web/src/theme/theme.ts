import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core'
import type { MouseEvent } from 'react'

// Every value is of the design's page "Look and feel": colours with their contrast computed, sizes, spacing in steps of 4.
const brand: MantineColorsTuple = [
  '#f0f8fc',
  '#ddeff7',
  '#bdddec',
  '#97c6db',
  '#74aec7',
  '#5796b0',
  '#4486a1',
  '#34718a',
  '#275d72',
  '#1c4556',
]
const dark: MantineColorsTuple = [
  '#e7f0f5',
  '#c8d3d8',
  '#9da6aa',
  '#6d7579',
  '#32393d',
  '#272c2f',
  '#161d20',
  '#0e1518',
  '#0a1012',
  '#06090a',
]
const gray: MantineColorsTuple = [
  '#f5fbfe',
  '#edf1f2',
  '#e4e9eb',
  '#d9dfe2',
  '#868e92',
  '#737a7e',
  '#5f6467',
  '#424f56',
  '#2b3438',
  '#1b2022',
]

/** Mantine chooses the text on a filled button once for both schemes; on our dark one it must be dark. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  const isFilledBrand = input.variant === 'filled' && (input.color ?? 'brand') === 'brand'
  return isFilledBrand ? { ...resolved, color: 'var(--mantine-primary-color-contrast)' } : resolved
}

const isSending = ({ currentTarget }: MouseEvent<HTMLElement>): boolean =>
  currentTarget instanceof HTMLButtonElement && currentTarget.type === 'submit'

/**
 * A field that is checked when it is left may push the button away from under the pointer, and the press would be lost: a button that
 * sends a form takes the focus when it is released, not when it is pressed. `detail` counts the clicks of a pointer; Enter has none.
 */
const pressed = {
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    if (isSending(event)) event.preventDefault()
  },
  onClick: (event: MouseEvent<HTMLElement>) => {
    if (isSending(event) && event.detail > 0) event.currentTarget.focus()
  },
}

/** Where it is placed by the page, which is cut off behind a sheet on a phone, what a field offers came and went without end. */
const offered = { floatingStrategy: 'fixed' as const }

const base = createTheme({
  colors: { brand, dark, gray },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver,
  fontWeights: { regular: '400', medium: '500', bold: '650' },
  black: '#1b2022',
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.25rem', lineHeight: '1.75rem' },
      h3: { fontSize: '1rem', lineHeight: '1.5rem' },
      h4: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.5rem', lg: '0.5rem', xl: '62.5rem' },
  defaultRadius: 'md',
  breakpoints: { xs: '22.5em', sm: '600px', md: '62em', lg: '75em', xl: '90em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Checkbox: { defaultProps: { radius: 'xs' } },
    Button: { defaultProps: pressed },
    ActionIcon: { defaultProps: pressed },
    Combobox: { defaultProps: offered },
  },
})

/** What slides or fades in; Mantine asks the system itself, this is for whoever asked here. */
const MOVING = ['Dialog', 'SidePanel', 'Menu', 'Popover', 'Tooltip'] as const
const atOnce = { transitionProps: { duration: 0 } }
const still = {
  ...Object.fromEntries(MOVING.map((name) => [name, { defaultProps: atOnce }])),
  Combobox: { defaultProps: { ...offered, ...atOnce } },
}

export const themeFor = ({ reducedMotion }: { reducedMotion: boolean }): MantineThemeOverride =>
  reducedMotion ? { ...base, components: { ...base.components, ...still } } : base

// Mantine's error red, placeholder and dimmed text fail AA on these surfaces; these do not.
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#f5fbfe',
    '--mantine-color-text': '#1b2022',
    '--mantine-color-dimmed': '#5f6467',
    '--mantine-color-placeholder': '#6b7276',
    '--mantine-primary-color-contrast': '#ffffff',
    '--mantine-color-error': '#8d1a1e',
    '--mantine-color-anchor': '#34718a',
    '--mantine-color-default': '#ffffff',
    '--mantine-color-default-hover': '#edf1f2',
    '--mantine-color-default-color': '#1b2022',
    '--mantine-color-default-border': '#868e92',
  },
  dark: {
    '--mantine-color-body': '#0e1518',
    '--mantine-color-text': '#e7f0f5',
    '--mantine-color-dimmed': '#9da6aa',
    '--mantine-color-placeholder': '#9da6aa',
    '--mantine-primary-color-contrast': '#0e1518',
    '--mantine-color-error': '#ffb6ae',
    '--mantine-color-anchor': '#74aec7',
    '--mantine-color-default': '#161d20',
    '--mantine-color-default-hover': '#1e2529',
    '--mantine-color-default-color': '#e7f0f5',
    '--mantine-color-default-border': '#6d7579',
  },
})
