vcl 4.1;
# An HTTP cache in front of the storefront. It obeys what the pages say of themselves.

backend storefront {
  .host = "127.0.0.1";
  .port = "STOREFRONT_PORT";
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
  .probe = { .url = "/readyz"; .interval = 1s; .timeout = 1s; .window = 2; .threshold = 1; .initial = 1; }
}

sub vcl_recv {
  unset req.http.Cookie;
  # Three codings, whatever browsers send.
  if (req.http.Accept-Encoding ~ "\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Three kinds of pictures. Who refuses one of our formats gets JPEG.
  if (req.http.Accept ~ "(?i)image/(?:avif|webp)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)") {
    set req.http.Accept = "*/*";
  } elsif (req.http.Accept ~ "image/avif") {
    set req.http.Accept = "image/avif,image/webp,*/*";
  } elsif (req.http.Accept ~ "image/webp") {
    set req.http.Accept = "image/webp,*/*";
  } else {
    set req.http.Accept = "*/*";
  }
}

sub vcl_backend_response {
  # Served for a day while the storefront cannot be reached; Varnish knows no stale-if-error.
  if (beresp.http.Cache-Control ~ "stale-if-error") {
    set beresp.grace = 86400s;
  }
  if (beresp.http.Cache-Control ~ "no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
}

sub vcl_backend_fetch {
  # Varnish would request gzip alone.
  if (bereq.http.Accept-Encoding != "br") {
    return (fetch);
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
}
