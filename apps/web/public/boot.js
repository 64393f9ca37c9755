// Runs before the first paint and before every other script: no flash of the wrong theme, no sink without a policy.
;(() => {
  const root = document.documentElement
  const saved = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  const theme = saved('Theme')
  const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  // The browser's own bar follows the theme of the page, whatever the system's is.
  const bars = { light: '#f5fbfe', dark: '#0e1518' }
  const paintBar = () => {
    const color = bars[root.dataset.mantineColorScheme]
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) if (color) meta.content = color
  }
  paintBar()
  new MutationObserver(paintBar).observe(root, { attributeFilter: ['data-mantine-color-scheme'] })
  root.dataset.textSize = saved('TextSize') ?? 'normal'
  root.dataset.motion = saved('ReducedMotion') === 'true' ? 'reduced' : 'full'

  const language = saved('Lang') === 'en' ? 'en' : 'es'
  root.lang = language
  for (const namespace of saved('session') ? ['common'] : ['common', 'signed-out']) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `/locales/${language}/${namespace}.json` })
    document.head.append(link)
  }

  // zod compiles its checks where it may; asking whether it may already violates the policy of the page.
  globalThis.__zod_globalConfig = { jitless: true }

  // The only text that may reach innerHTML is a style sheet, which has no tag in it; the only scripts by name are our own workers.
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (url === '/sw.js' || url.startsWith(`${location.origin}/assets/`) ? url : null),
  })
})()
