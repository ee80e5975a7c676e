/** Untidy lines for parsers of plugins. A parser without a sample starts empty. */
export const PLUGIN_SAMPLES: Record<string, string> = {
  xml: `<?xml version="1.0" encoding="UTF-8"?>
<!-- Spaces count in XML. Where they do not, set --xml-whitespace-sensitivity to "ignore". -->
<harbour xmlns="https://example.org/tides"   name='Whitby'  depth = "4.5" >
  <tide time="05:42"   height="5.1"></tide>
  <tide time="11:58" height='1.2'/>
  <tide time="18:07" height="5.3" kind="spring" note="Small boats leave before the lock gates close for the night."/>
  <warnings   /><!-- none -->
  <bell><![CDATA[ if (height > 5) ring("twice") ]]></bell>
</harbour>
`,
};
