<html><body>
<?php if ($open): ?>
<p><?= $name   ?></p>
<?php endif ?>
</body></html>
