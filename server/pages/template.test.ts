import { pageTemplate } from './template';

const whole =
  '<html lang="<!--lang-->"><head><!--head--></head><b><!--menu--></b><i><!--root--></i><!--state--><!--scripts-->';

test('the parts stand at their places', () => {
  const page = pageTemplate(
    whole,
    'boot()',
  )({
    language: 'pap',
    head: 'H→',
    menu: 'Mé',
    root: 'R’',
    state: '{"ñ":1}',
    scripts: ['/a.js'],
  }).toString();
  expect(page).toContain('<html lang="pap-AW"><head>H→</head><b>Mé</b><i>R’</i>{"ñ":1}');
  expect(page).toContain(
    '<script type="application/json" data-manifest="/pap/manifest.webmanifest" id="scripts">["/a.js"]</script>',
  );
  expect(page).toContain('<script>boot()</script>');
});

test.each(['lang', 'head', 'menu', 'root', 'state', 'scripts'])(
  'a template without its %s is an error',
  (place) => {
    expect(() => pageTemplate(whole.replace(`<!--${place}-->`, ''), '')).toThrow(
      `public/page.html has no <!--${place}-->`,
    );
  },
);
